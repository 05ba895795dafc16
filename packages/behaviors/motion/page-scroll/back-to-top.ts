import type { Behavior } from '@shopfront/behaviors/engine/behavior';

const CLASS = 'is-visible';

/**
 * The link to the top of the page: shows it once the page has moved by the height of the window. `scroll-to` moves the page.
 */
export const mount: Behavior[ 'mount' ] = ( link, { signal } ) => {
	const view = link.ownerDocument.defaultView ?? window;
	const update = () => {
		const isVisible = view.scrollY >= view.innerHeight;
		link.classList.toggle( CLASS, isVisible );
		link.inert = ! isVisible;
	};
	view.addEventListener( 'scroll', update, { signal, passive: true } );
	view.addEventListener( 'resize', update, { signal } );
	update();
	return () => {
		link.classList.remove( CLASS );
		link.inert = false;
	};
};
