import type { Page } from '@playwright/test';

export const watchAnimations = ( page: Page ) =>
	page.addInitScript( () => {
		const seen: string[] = [];
		Object.assign( window, { animations: seen } );
		const { animate } = Element.prototype;
		Element.prototype.animate = function ( ...given ) {
			seen.push( `animate: ${ this.outerHTML.slice( 0, 200 ) }` );
			return animate.apply( this, given );
		};
		for ( const type of [ 'animationstart', 'transitionrun' ] ) {
			document.addEventListener(
				type,
				( { target } ) => {
					if ( ! ( target instanceof Element ) ) {
						return;
					}
					const animations = target
						.getAnimations( { subtree: true } )
						.some(
							( { effect } ) =>
								Number( effect?.getComputedTiming().duration ) >
								1
						);
					if ( animations ) {
						seen.push(
							`${ type }: ${ target.outerHTML.slice( 0, 200 ) }`
						);
					}
				},
				{ capture: true }
			);
		}
	} );

export const readAnimations = ( page: Page ): Promise< unknown > =>
	page.evaluate( () => Reflect.get( window, 'animations' ) );
