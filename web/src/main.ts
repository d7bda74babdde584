// Starts the client; a token in the address is taken out of it before anything else.
import './link/handover'
import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'

mount(App, { target: document.getElementById('app')! })
