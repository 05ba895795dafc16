import { isStill } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';

/** Source: docs/contract/site-behaviors.md 3. */
const DURATION_MS = 4000;

const NUMBER = /\d[\d.,'’\u00a0\u202f ]*\d|\d/;

/** An integer, with or without thousands separators. */
const WHOLE = /^(\d+|\d{1,3}([.,'’\u00a0\u202f ]\d{3})+)$/;

const ease = ( part: number ) => 1 - ( 1 - part ) ** 3;

/** Counts up from 0 once the element is in the viewport. Screen readers always get the final number. */
export const mount: Behavior[ 'mount' ] = ( element ) => {
	const page = element.ownerDocument;
	const view = page.defaultView ?? window;
	const text = element.textContent ?? '';
	const [ digits = '' ] = NUMBER.exec( text ) ?? [];
	if (
		! WHOLE.test( digits ) ||
		element.children.length > 0 ||
		isStill( view )
	) {
		return undefined;
	}
	const total = Number( digits.replace( /\D/g, '' ) );
	const language = element.closest< HTMLElement >( '[lang]' )?.lang;
	const format = new Intl.NumberFormat( language || undefined, {
		maximumFractionDigits: 0,
		// Like the server's text.
		numberingSystem: 'latn',
	} );
	const textOf = ( value: number ) =>
		text.replace( digits, () => format.format( value ) );

	const moving = page.createElement( 'span' );
	moving.setAttribute( 'aria-hidden', 'true' );
	const final = page.createElement( 'span' );
	final.className = 'sf-count__final';
	final.textContent = textOf( total );
	moving.className = 'sf-count__moving';
	element.replaceChildren( final, moving );

	let frame = 0;
	const finish = ( last: string ) => {
		view.cancelAnimationFrame( frame );
		element.textContent = last;
	};
	const start = view.performance.now();
	const step = () => {
		const part = ( view.performance.now() - start ) / DURATION_MS;
		if ( part < 1 ) {
			moving.textContent = textOf( Math.floor( total * ease( part ) ) );
			frame = view.requestAnimationFrame( step );
		} else {
			finish( textOf( total ) );
		}
	};
	step();
	return () => finish( text );
};
