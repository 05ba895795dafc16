import { Misread, type Reader } from './readers';

/**
 * What a guard gives: the value, or where and why it did not read. `path` is `''` for the whole, else as in
 * `items[2].prices.currency_code`; `reason` is for developers, as in `not a text`.
 */
export type Parsed< Value > =
	{ ok: true; value: Value } | { ok: false; path: string; reason: string };

/** Makes a guard of a reader. */
export const guard =
	< Value >( read: Reader< Value > ) =>
	( value: unknown ): Parsed< Value > => {
		const got = read( value );
		return got instanceof Misread
			? { ok: false, path: got.path, reason: got.reason }
			: { ok: true, value: got };
	};
