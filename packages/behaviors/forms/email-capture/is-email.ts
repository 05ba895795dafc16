/** Rejects longer top-level domains on purpose: the plugin's own script and server do, too. */
const EMAIL = /^[A-Za-z0-9_+.-]+@[A-Za-z0-9_.-]+\.[A-Za-z]{2,4}$/;

/** Whether the mailing list accepts an address (docs/contract/mailing-list.md 3). */
export const isEmail = ( value: unknown ): value is string =>
	typeof value === 'string' && EMAIL.test( value );
