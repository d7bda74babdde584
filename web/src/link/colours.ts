// Seats in the colours their players chose: drawings in a seat's colours swap their ids.

/** For each colour of the palette, the seat whose art its drawings become; unused colours take what is left. */
export function seatsByColour(colours: readonly number[], count: number): number[] {
  const all = Array.from({ length: count }, (_, number) => number)
  const free = all.slice(colours.length)
  return all.map((colour) => {
    const seat = colours.indexOf(colour)
    return seat >= 0 ? seat : free.shift()!
  })
}

/** Gives every drawing in a seat's colours the ids of the seat that has them; `names` are the colours of the palette. */
export function recolour(sheet: Element, names: readonly string[], colours: readonly number[]): void {
  const seats = seatsByColour(colours, names.length)
  for (const drawing of sheet.querySelectorAll<SVGElement>('[data-seat]')) {
    const own = drawing.dataset.seat!
    const become = (id: string) => id.replace(new RegExp(`(?<=/)${own}(?=/|$)`), names[seats[names.indexOf(own)]!]!)
    drawing.id = become(drawing.id)
    for (const part of drawing.querySelectorAll('[href]')) part.setAttribute('href', become(part.getAttribute('href')!))
  }
}
