import { createEmit, isStill } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';

/** Time for which a skeleton stays visible, ms (docs/contract/site-behaviors.md 4). */
const MINIMUM_MS = 2000;

const SKELETON = '[data-sf-skeleton],.wc-block-components-skeleton';

/** Class of the parent while a skeleton stands for its other elements. */
const REGION_CLASS = 'sf-has-skeleton';

/** Input after which ready content does not wait. */
const INPUT = [ 'pointerdown', 'keydown' ];

const emit = createEmit( 'skeleton' );

/** A skeleton beside which content arrives. See docs/contract/site-behaviors.md 1. */
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
	/** Shows the content, once it is there and the time is over. */
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
