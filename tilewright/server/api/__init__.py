"""What browsers and programs reach: requests, sockets and pages."""
