"""The interface for browsers and programs: REST, WebSocket and web pages."""
