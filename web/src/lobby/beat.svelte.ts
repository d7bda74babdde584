// Repeats a task while the page is in sight: soon after something has changed, ever more rarely while nothing does.
const GROWTH = 1.5
const AGAIN = 5 // seconds after a failure
const SPREAD = 0.2 // so that lobbies that were opened together do not all ask together

export class Beat {
  hasFailed = $state(false)
  seconds = $state(0) // until the next try, after a failure
  private timer: ReturnType<typeof setTimeout> | undefined
  private wait: number
  private isOn = false

  /** `work` says whether something has changed; times are in milliseconds. */
  constructor(
    private readonly work: () => Promise<boolean>,
    private readonly least: number,
    private readonly most: number,
  ) {
    this.wait = least
  }

  /** Starts; returns how to stop. */
  start(): () => void {
    const look = () => document.visibilityState === 'visible' && void this.now()
    this.isOn = true
    document.addEventListener('visibilitychange', look)
    void this.now()
    return () => {
      this.isOn = false
      clearTimeout(this.timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  /** Does the task at once. */
  async now(): Promise<void> {
    clearTimeout(this.timer)
    try {
      const hasChanged = await this.work()
      this.wait = hasChanged ? this.least : Math.min(this.most, this.wait * GROWTH)
      this.hasFailed = false
      this.later(this.wait * (1 + SPREAD * Math.random()), () => void this.now())
    } catch {
      this.hasFailed = true
      this.countDown(AGAIN)
    }
  }

  private countDown(seconds: number): void {
    this.seconds = seconds
    if (seconds > 0) this.later(1000, () => this.countDown(seconds - 1))
    else void this.now()
  }

  /** A page out of sight asks nothing; it asks when it is seen again. */
  private later(ms: number, next: () => void): void {
    clearTimeout(this.timer)
    if (this.isOn && document.visibilityState === 'visible') this.timer = setTimeout(next, ms)
  }
}
