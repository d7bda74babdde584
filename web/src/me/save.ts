// Saves all that the server keeps about the person as one file.
import * as requests from './requests'

export async function saveAll(): Promise<void> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await requests.everything())
  link.download = `tilewright-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
