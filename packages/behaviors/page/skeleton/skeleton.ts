import { createEmit, isStill } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';

/** A skeleton stays this long, so that it doesn't flash (docs/contract/site-behaviors.md 4). */
const MINIMUM_MS = 2000;

const SKELETON = '[data-sf-skeleton],.wc-block-components-skeleton';

/** Hides the skeleton's siblings. */
const REGION_CLASS = 'sf-has-skeleton';

/** After these, ready content appears at once. */
const INPUT = [ 'pointerdown', 'keydown' ];

const emit = createEmit( 'skeleton' );

/** A placeholder, beside which content arrives (docs/contract/site-behaviors.md 1). */
export const mount: Behavior[ 'mount' ] = ( skeleton, { signal } ) => {
	const { ownerDocument: page, parentElement: region } = skeleton;
	const view = page.defaultView ?? window;
	if ( ! region ) {
		return undefined;
	}
	skeleton.setAttribute( 'aria-hidden', 'true' );
	region.setAttribute( 'aria-busy', 'true' );
	region.classList.add( REGION_CLASS );
	const showContent = () => {
		region.removeAttribute( 'aria-busy' );
		region.classList.remove( REGION_CLASS );
	};

	let isOver = isStill( view );
	const check = () => {
		const { children } = region;
		if (
			isOver &&
			[ ...children ].some( ( child ) => ! child.matches( SKELETON ) )
		) {
			for ( const child of [ ...children ] ) {
				if ( child.matches( SKELETON ) ) {
					child.remove();
				}
			}
			showContent();
			emit( region, 'closed' );
		}
	};
	const end = () => {
		isOver = true;
		check();
	};
	const timer = view.setTimeout( end, MINIMUM_MS );
	for ( const type of INPUT ) {
		view.addEventListener( type, end, { capture: true, signal } );
	}
	const observer = new MutationObserver( check );
	observer.observe( region, { childList: true } );
	check();
	return () => {
		view.clearTimeout( timer );
		observer.disconnect();
		if ( ! region.querySelector( SKELETON ) ) {
			showContent();
		}
	};
};
