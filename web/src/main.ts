// Starts the client, after removing any token from the address bar.
import './link/handover'
import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'

mount(App, { target: document.getElementById('app')! })
