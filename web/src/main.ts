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

const FACES = ["700 1em 'Tilewright Serif'", "400 1em 'Tilewright Sans'", "700 1em 'Tilewright Sans'"]
const PATIENCE_MS = 1500

/** The type is on its way since the page began; waiting for it means that nothing moves when it arrives. */
async function typeArrives(): Promise<void> {
  const late = new Promise((done) => setTimeout(done, PATIENCE_MS))
  await Promise.race([Promise.all(FACES.map((face) => document.fonts.load(face))), late]).catch(() => {})
}

void typeArrives().then(() => mount(App, { target: document.getElementById('app')! }))
