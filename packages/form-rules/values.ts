/** Facts of a file that rules evaluate. */
export interface FileFacts {
	name: string;
	/** Bytes. */
	size: number;
}

/** A named value of a form, as in `FormData`. */
export type Entry = readonly [ name: string, value: string | FileFacts ];

/** The values of one field. */
export interface Values {
	/** Trimmed, with `\n` as line break, and without blank ones. */
	texts: readonly string[];
	files: readonly FileFacts[];
}

/** Returns the name by which rules address a field: `size` for `size[]` and `size[0][color]`. */
export const baseName = ( name: string ): string =>
	name.replace( /\[.*$/s, '' );

const NO_VALUES: Values = { texts: [], files: [] };

/** Groups the values of a form by the base names of their fields. */
export function readValues(
	entries: Iterable< Entry >
): ( field: string ) => Values {
	const fields = new Map< string, { texts: string[]; files: FileFacts[] } >();
	for ( const [ name, value ] of entries ) {
		const base = baseName( name );
		const values = fields.get( base ) ?? { texts: [], files: [] };
		fields.set( base, values );
		if ( typeof value !== 'string' ) {
			// An empty file input is a file without a name.
			if ( value.name !== '' || value.size > 0 ) {
				values.files.push( value );
			}
			continue;
		}
		const text = value.replace( /\r\n?/g, '\n' ).trim();
		if ( text ) {
			values.texts.push( text );
		}
	}
	return ( field ) => fields.get( field ) ?? NO_VALUES;
}
