import type { Behavior } from '@shopfront/behaviors/engine/behavior';

const CLASS = 'is-visible';

/** Shows the link once the page has scrolled by the window's height. `scroll-to` handles its clicks. */
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
