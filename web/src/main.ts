// Starts the client, after removing any token from the address bar.
import './link/handover'
import { mount } from 'svelte'
import App from './App.svelte'
import './style/colours.css'
import './style/base.css'
import './style/controls.css'
import './style/classes.css'

// only the built page has a service worker
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => {})

mount(App, { target: document.getElementById('app')! })
