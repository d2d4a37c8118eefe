/** What no line of a log may hold, whatever the tests do: what they use for passwords, and for names of visitors. */
const secrets: Readonly<Record<string, RegExp>> = {
  'a password or a secret': /nanosecond-29\.98cm|a secret that only these tests know|correct horse battery staple/i,
  'a token': /eyJ[\w-]{10,}/,
  // RFC 5737 and RFC 3849: the addresses of examples.
  'an address of a visitor': /\b(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d|2001:db8:/i,
  'an e-mail address': /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
};

/** @throws Error that names the line which holds what it may not hold */
export function checkLog(log: string): void {
  for (const line of log.split('\n')) {
    for (const [what, pattern] of Object.entries(secrets)) {
      if (pattern.test(line)) throw new Error(`The log holds ${what}: ${line}`);
    }
  }
}
