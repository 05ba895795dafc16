import type { Behavior } from '@shopfront/behaviors/engine/behavior';

/** Classes by the pixels that the width has to exceed, widest first (docs/contract/site-behaviors.md 1). */
const CLASSES = [
	[ 700, 'is-large' ],
	[ 520, 'is-medium' ],
	[ 400, 'is-small' ],
	[ -1, 'is-mobile' ],
] as const;

/** For styles that were written before container queries. */
export const mount: Behavior[ 'mount' ] = ( element ) => {
	const setClass = ( widthPx: number ) => {
		const current = CLASSES.find( ( [ minimum ] ) => widthPx > minimum );
		for ( const [ , name ] of CLASSES ) {
			element.classList.toggle( name, name === current?.[ 1 ] );
		}
	};
	const observer = new ResizeObserver( ( [ entry ] ) =>
		setClass( entry?.contentRect.width ?? 0 )
	);
	observer.observe( element );
	return () => {
		observer.disconnect();
		element.classList.remove( ...CLASSES.map( ( [ , name ] ) => name ) );
	};
};
