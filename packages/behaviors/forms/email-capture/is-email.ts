/** Longer domain endings fail on purpose: the established script and its server know no others. */
const EMAIL = /^[A-Za-z0-9_+.-]+@[A-Za-z0-9_.-]+\.[A-Za-z]{2,4}$/;

/** Whether a mailing list takes an address (docs/contract/mailing-list.md 3). */
export const isEmail = ( value: unknown ): value is string =>
	typeof value === 'string' && EMAIL.test( value );
