/** Parsed as in PHP: `a[]=1&a[]=2` is a list, `a[0][b]=c` a list of records. */
export type QueryValue = string | QueryRecord;
export interface QueryRecord {
	[ name: string ]: QueryValue;
}

/** No route needs more; we ignore deeper values. */
const DEEPEST = 5;

/** `attributes[0][slug]` becomes `attributes`, `0`, `slug`; `a[]` becomes `a` and an empty key. */
const stepsOf = ( name: string ): string[] => {
	const root = name.replace( /\[.*$/s, '' );
	const nested = [ ...name.matchAll( /\[([^\]]*)\]/g ) ].map(
		( [ , step = '' ] ) => step
	);
	return [ root, ...nested ];
};

const createRecord = (): QueryRecord => Object.create( null );

/** Lists are records with the keys `0`, `1` and so on. */
export const parseQueryString = ( search: URLSearchParams ): QueryRecord => {
	const result = createRecord();
	for ( const [ name, value ] of search ) {
		const steps = stepsOf( name );
		if ( steps.length > DEEPEST ) {
			continue;
		}
		let target = result;
		steps.forEach( ( step, index ) => {
			const key =
				step === '' ? String( Object.keys( target ).length ) : step;
			if ( index === steps.length - 1 ) {
				target[ key ] = value;
				return;
			}
			const inner = target[ key ];
			const next =
				inner === undefined || typeof inner === 'string'
					? createRecord()
					: inner;
			target[ key ] = next;
			target = next;
		} );
	}
	return result;
};
