import { ReadError, type Reader } from './readers';

/**
 * What a guard gives: the value, or where and why it did not read. `path` is `''` for the whole, else as in
 * `items[2].prices.currency_code`; `reason` is for developers, as in `not a text`.
 */
export type ParseResult< Value > =
	{ ok: true; value: Value } | { ok: false; path: string; reason: string };

/** Makes a guard of a reader. */
export const createParser =
	< Value >( read: Reader< Value > ) =>
	( value: unknown ): ParseResult< Value > => {
		const result = read( value );
		return result instanceof ReadError
			? { ok: false, path: result.path, reason: result.reason }
			: { ok: true, value: result };
	};
