import type { Behavior } from '@shopfront/behaviors/engine/behavior';

const QUANTITY = 'input.qty';

/** The variation form changes these attributes of the quantity. */
const LIMITS = [ 'min', 'max', 'step' ];

const follow = ( field: HTMLInputElement, leader: HTMLInputElement ): void => {
	for ( const name of LIMITS ) {
		field.setAttribute( name, leader.getAttribute( name ) ?? '' );
	}
	if ( field.value !== leader.value ) {
		field.value = leader.value;
		// The plus and minus buttons beside the field listen to it.
		field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	}
};

/**
 * The bar that adds a product while its form is out of sight. It mirrors the form's quantity and the chosen variation's
 * price. Its button presses the form's button, or scrolls to the form if a choice is missing.
 */
export const mount: Behavior[ 'mount' ] = ( bar, { signal } ) => {
	const page = bar.ownerDocument;
	const form = page.getElementById( bar.dataset.sfStickyCart ?? '' );
	const main = form?.querySelector< HTMLElement >(
		'.single_add_to_cart_button'
	);
	if ( ! form || ! main ) {
		return undefined;
	}
	const button = bar.querySelector( '.sf-sticky-cart__button' );
	const message = form.querySelector( '[data-sf-message]' );
	const field = bar.querySelector< HTMLInputElement >( QUANTITY );
	const leader = form.querySelector< HTMLInputElement >( QUANTITY );
	const place = form.querySelector( '.single_variation' );
	const price = bar.querySelector( '.price' );
	const ownPrice = [ ...( price?.childNodes ?? [] ) ];
	let isFormInSight = true;
	const show = () => {
		// Hiding the bar would lose the focus.
		bar.hidden = isFormInSight && ! bar.contains( page.activeElement );
	};
	const sight = new IntersectionObserver( ( entries ) => {
		isFormInSight = entries.at( -1 )?.isIntersecting ?? true;
		show();
	} );
	sight.observe( main );
	bar.addEventListener(
		'focusout',
		// The focus moves after the event.
		() => setTimeout( () => ! signal.aborted && show() ),
		{ signal }
	);

	const observe = (
		target: Node | null,
		options: MutationObserverInit,
		update: () => void
	) => {
		if ( target ) {
			const observer = new MutationObserver( update );
			observer.observe( target, options );
			signal.addEventListener( 'abort', () => observer.disconnect() );
			update();
		}
	};
	if ( field && leader ) {
		let isCopying = false;
		const keepInStep = (
			source: HTMLInputElement,
			target: HTMLInputElement
		) => {
			for ( const type of [ 'input', 'change' ] ) {
				source.addEventListener(
					type,
					() => {
						if ( ! isCopying ) {
							isCopying = true;
							target.value = source.value;
							target.dispatchEvent(
								new Event( type, { bubbles: true } )
							);
							isCopying = false;
						}
					},
					{ signal }
				);
			}
		};
		keepInStep( leader, field );
		keepInStep( field, leader );
		observe( leader, { attributeFilter: LIMITS }, () =>
			follow( field, leader )
		);
	}
	const content = { childList: true, subtree: true };
	if ( price ) {
		observe( place, content, () => {
			// A variation has no price element if all variations cost the same.
			const shown = place?.querySelector( '.price' )?.cloneNode( true );
			price.replaceChildren( ...( shown?.childNodes ?? ownPrice ) );
		} );
	}
	observe( main, { attributeFilter: [ 'class' ] }, () => {
		for ( const name of [ 'loading', 'added' ] ) {
			button?.classList.toggle( name, main.classList.contains( name ) );
		}
	} );
	observe( message, content, () => {
		// Otherwise only screen readers would learn that the product was refused.
		if ( ! isFormInSight && message?.textContent ) {
			message.scrollIntoView( { block: 'center' } );
		}
	} );

	bar.addEventListener(
		'click',
		( { target } ) => {
			if ( target instanceof Node && button?.contains( target ) ) {
				if ( main.classList.contains( 'disabled' ) ) {
					form.scrollIntoView( { block: 'center' } );
				}
				// Sends the form, or shows its message and focuses the missing choice.
				main.click();
			}
		},
		{ signal }
	);
	return () => {
		sight.disconnect();
		bar.hidden = true;
		if ( price ) {
			price.replaceChildren( ...ownPrice );
		}
	};
};
