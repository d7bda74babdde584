// The service worker: tells about turns while the page is closed, and opens the page without a network.
/// <reference lib="webworker" />
import { isAbsent, outdated, read, wayOf } from './answer'

declare const TILEWRIGHT_FILES: string[] // written by worker.ts
declare const TILEWRIGHT_VERSION: string

const worker = globalThis as unknown as ServiceWorkerGlobalScope
const FILES = TILEWRIGHT_FILES
const CACHE = `tilewright-${TILEWRIGHT_VERSION}`
const PAGE = '/'

worker.addEventListener('install', (event) => {
  event.waitUntil(store().then(() => worker.skipWaiting()))
})

async function store(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES.map((path) => new Request(path, { cache: 'reload' })))
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => worker.clients.claim()))
})

async function tidy(): Promise<void> {
  const old = outdated(await caches.keys(), CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

// ---- files

worker.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, worker.location.origin, FILES)
  if (way === 'page') event.respondWith(page(event.request))
  else if (way === 'file') event.respondWith(fresh(event.request))
  else if (way === 'build') event.respondWith(kept(event.request))
})

/** The page from the server; without one, the page of this build, which says so. */
async function page(request: Request): Promise<Response> {
  const stored = () => caches.match(PAGE, { cacheName: CACHE })
  try {
    const answer = await fetch(request)
    return isAbsent(answer.status) ? ((await stored()) ?? answer) : answer
  } catch (error) {
    const found = await stored()
    if (found) return found
    throw error
  }
}

/** From the server if possible: the name says nothing about the version. */
async function fresh(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const found = await caches.match(request, { cacheName: CACHE })
    if (found) return found
    throw error
  }
}

/** The name contains a hash, so what is stored is right. */
const kept = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request)

// ---- turns

worker.addEventListener('push', (event) => {
  const told = read(event.data?.text() ?? '')
  if (!told) return
  const { code, title, body } = told
  const options = { body, tag: code, icon: '/icon-192.png', data: { code } }
  event.waitUntil(worker.registration.showNotification(title, options))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { code } = event.notification.data as { code: string }
  event.waitUntil(open(`/t/${code}`))
})

/** Shows the table: in a page that has it open, in another page of ours, or in a new one. */
async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((one) => new URL(one.url).pathname === path)
  if (there) await there.focus()
  else await worker.clients.openWindow(path)
}
