export interface FileFacts {
	name: string;
	/** Bytes. */
	size: number;
}

/** As in `FormData`. */
export type Entry = readonly [ name: string, value: string | FileFacts ];

export interface Values {
	/** Trimmed, with `\n` as line break, and without blank texts. */
	texts: readonly string[];
	files: readonly FileFacts[];
}

/** Rules address a field by this name: `size` for `size[]` and `size[0][color]`. */
export const baseName = ( name: string ): string =>
	name.replace( /\[.*$/s, '' );

const NO_VALUES: Values = { texts: [], files: [] };

export const readValues = (
	entries: Iterable< Entry >
): ( ( field: string ) => Values ) => {
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
};
