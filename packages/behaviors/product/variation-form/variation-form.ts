import type { EventBehavior } from '@shopfront/behaviors/engine/event-bus';
import {
	getSanitizer,
	loadSanitizer,
} from '@shopfront/behaviors/engine/sanitizer';
import { readGlobal } from '@shopfront/host';
import type { Sanitizer } from '@shopfront/html';
import { VARIATION_CLASSES, VARIATION_EVENTS } from '@shopfront/names';
import { clearMissing, focusChoice, showMissing } from './choices';
import { findVariation } from './match';
import { createGallerySwitch, readOwnGallery } from './own-gallery';
import type { VariationParams, VariationWindow } from './params';
import { replacePrice } from './product-price';
import { findGallery, showImage, showSlideOf } from './show-image';
import { getAttribute, showOptions } from './show-options';
import { renderVariation, showFacts, showQuantity } from './show-variation';
import {
	isPurchasable,
	readVariation,
	readVariations,
	type Attributes,
	type Variation,
} from './variation';

const MESSAGE = 'sf-variation-message';

const INFO = 'woocommerce-info';

/**
 * The form of a product with variations (docs/contract/product-pages.md 3). Offers the options that the other choices
 * leave, and shows the chosen variation's price, picture and availability. Products with many variations request them
 * from the server. Emits the same events as WooCommerce's script, so add-ons can listen and intervene.
 */
export const mount: EventBehavior[ 'mount' ] = (
	form,
	{ signal, getEventBus }
) => {
	const page = form.ownerDocument;
	const view: VariationWindow = page.defaultView ?? window;
	const params: VariationParams =
		readGlobal( view, 'wc_add_to_cart_variation_params' ) ?? {};
	const bus = getEventBus();
	const find = ( selector: string ) =>
		form.querySelector< HTMLElement >( selector );
	const place = find( '.single_variation' );
	// Add-ons listen to this element's events on elements around it.
	const shown = getEventBus( place ?? form );
	const selects = [
		...form.querySelectorAll< HTMLSelectElement >( '.variations select' ),
	];
	const button = find( '.single_add_to_cart_button' );
	const resetLink = find( '.reset_variations' );
	let data: unknown;
	/** Prefers variations that an add-on has set as jQuery data over the form's. */
	const readAll = () => {
		const before = data;
		data = Reflect.get(
			view.jQuery?.( form ).data() ?? {},
			'product_variations'
		);
		return readVariations(
			data === before ? form.dataset.product_variations : data
		);
	};
	let variations = readAll();
	let request: AbortController | undefined;
	let isInitial = true;
	/** Counts variations and resets: only the latest is shown. */
	let last = 0;

	const getChosen = (): Attributes =>
		Object.fromEntries(
			selects.map( ( select ) => [
				getAttribute( select ),
				select.value,
			] )
		);
	const isComplete = () =>
		selects.length > 0 && selects.every( ( { value } ) => value );

	const setVariationId = ( id: number | '' ) => {
		const input = form.querySelector< HTMLInputElement >(
			'input.variation_id, input[name=variation_id]'
		);
		if ( input && input.value !== String( id ) ) {
			input.value = String( id );
			input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		}
	};
	const setButton = ( reason: string ) => {
		const { unavailable, incomplete } = VARIATION_CLASSES;
		const wrap = find( '.woocommerce-variation-add-to-cart' );
		const toggle = (
			element: HTMLElement | null,
			name: string,
			isOn: boolean
		) => element?.classList.toggle( name, isOn );
		toggle( button, unavailable, reason === unavailable );
		toggle( button, incomplete, reason === incomplete );
		toggle( button, 'disabled', reason !== '' );
		toggle( wrap, 'woocommerce-variation-add-to-cart-enabled', ! reason );
		toggle(
			wrap,
			'woocommerce-variation-add-to-cart-disabled',
			reason !== ''
		);
	};
	const announceReset = ( text: string ) => {
		const region = find( '.reset_variations_alert' );
		if ( region ) {
			region.textContent = text;
		}
	};
	const removeMessage = ( isReset?: boolean ) => {
		find( `.${ MESSAGE }` )?.remove();
		clearMissing( selects, isReset );
	};
	/** Shows and announces a message, by default below the variation. */
	const showMessage = (
		text = '',
		insert = ( message: HTMLElement ) => place?.after( message )
	) => {
		removeMessage();
		const message = page.createElement( 'div' );
		message.className = MESSAGE;
		message.setAttribute( 'role', 'alert' );
		insert( message );
		// Live regions only announce changes, so the text comes after the region.
		const paragraph = page.createElement( 'p' );
		paragraph.textContent = text;
		message.append( paragraph );
		return paragraph;
	};
	const switchGallery = createGallerySwitch( form );
	const swapImage = ( variation: Variation | null ) => {
		switchGallery( '', null );
		const gallery = findGallery( form );
		if ( ! gallery ) {
			return;
		}
		const images = getEventBus( gallery );
		if ( showImage( form, gallery, variation ) ) {
			images.emit( VARIATION_EVENTS.resetSlide );
			showSlideOf( gallery, variation );
		}
		images.emit( VARIATION_EVENTS.zoomChanged );
	};

	const handleMatch = ( variation: Variation | null, isSilent: boolean ) => {
		if ( variation ) {
			bus.emit( 'found_variation', variation );
			return;
		}
		bus.emit( 'reset_data' );
		if ( ! isSilent ) {
			showMessage(
				params.i18n_no_matching_variations_text
			).classList.add( INFO, VARIATION_CLASSES.noMatch );
		}
	};
	const loadRequest = () => import( './variation-request' );
	const askServer = async () => {
		request?.abort();
		request = new AbortController();
		const isSilent = isInitial;
		const { signal: current } = request;
		form.setAttribute( 'aria-busy', 'true' );
		try {
			const { requestVariation } = await loadRequest();
			const answer = await requestVariation( {
				url: params.wc_ajax_url ?? '',
				form,
				chosen: getChosen(),
				signal: current,
			} );
			const variation = readVariation( answer );
			if ( ! variation && answer !== false ) {
				throw new Error( 'The answer is no variation.' );
			}
			// A response that has already arrived can't be aborted.
			if ( ! current.aborted ) {
				handleMatch( variation, isSilent );
			}
		} catch {
			if ( ! current.aborted ) {
				// The server finds the variation when the form is posted.
				bus.emit( 'reset_data' );
				setButton( '' );
			}
		}
		if ( ! current.aborted ) {
			form.removeAttribute( 'aria-busy' );
		}
	};
	const check = () => {
		if ( resetLink ) {
			resetLink.style.visibility = selects.some( ( { value } ) => value )
				? 'visible'
				: 'hidden';
		}
		if ( variations ) {
			bus.emit( 'update_variation_values', variations );
		}
		if ( ! isComplete() ) {
			request?.abort();
			form.removeAttribute( 'aria-busy' );
			bus.emit( 'reset_data' );
		} else if ( variations ) {
			handleMatch(
				findVariation( variations, getChosen() ) ?? null,
				isInitial
			);
		} else {
			void askServer();
		}
	};
	const on = (
		names: readonly string[],
		listener: ( ...args: unknown[] ) => void
	) => bus.on( names, listener, signal );

	on( [ 'check_variations' ], check );
	on( [ 'reload_product_variations' ], () => {
		variations = readAll();
		check();
	} );
	on( [ 'update_variation_values' ], () => {
		const emptied = selects.filter( ( select ) =>
			showOptions( select, variations ?? [], getChosen() )
		);
		emptied.forEach( ( select ) =>
			select.dispatchEvent( new Event( 'change', { bubbles: true } ) )
		);
		bus.emit( VARIATION_EVENTS.optionsUpdated );
	} );
	on( [ 'found_variation' ], ( value ) => {
		const variation = readVariation( value );
		if ( ! variation ) {
			return;
		}
		removeMessage();
		setVariationId( variation.variation_id );
		showFacts( form, variation );
		showQuantity( form, variation );
		const ownGallery = readOwnGallery( variation );
		if ( ! ownGallery ) {
			swapImage( variation );
		}
		const html = renderVariation( view, variation );
		const number = ++last;
		const show = ( sanitizer: Sanitizer | null ) => {
			if ( ownGallery ) {
				switchGallery( ownGallery, sanitizer );
				form.setAttribute(
					'current-image',
					String( variation.image_id ?? '' )
				);
			}
			if ( place ) {
				place.replaceChildren(
					sanitizer?.sanitizeFragment( html ) ?? ''
				);
				place.style.display = html.trim() ? '' : 'none';
			}
			// A microtask lets add-ons' listeners change the variation first, but still runs in the same frame.
			queueMicrotask( () => {
				if ( ! signal.aborted && isComplete() ) {
					shown.emit(
						'show_variation',
						variation,
						isPurchasable( variation )
					);
				}
			} );
		};
		const sanitizer = getSanitizer();
		if ( sanitizer ) {
			show( sanitizer );
			return;
		}
		// Only for the first choice, in browsers without a native sanitizer.
		void loadSanitizer()
			.catch( () => null )
			.then( ( loaded ) => {
				if ( number === last && ! signal.aborted ) {
					show( loaded );
				}
			} );
	} );
	on( [ 'show_variation' ], ( _, isAvailable ) =>
		setButton( isAvailable ? '' : VARIATION_CLASSES.unavailable )
	);
	on( [ 'hide_variation' ], () => setButton( VARIATION_CLASSES.incomplete ) );
	on( [ 'reset_data' ], () => {
		last++;
		setVariationId( '' );
		showFacts( form, null );
		if ( place ) {
			place.textContent = '';
			place.style.display = 'none';
		}
		bus.emit( 'reset_image' );
		shown.emit( 'hide_variation' );
	} );
	on( [ 'reset_image' ], () => swapImage( null ) );
	on( [ 'reset_focus' ], () => focusChoice( selects[ 0 ] ) );
	on( [ 'announce_reset' ], () =>
		announceReset( params.i18n_reset_alert_text ?? '' )
	);
	on( [ 'clear_reset_announcement' ], () => announceReset( '' ) );

	const reset = () => {
		for ( const select of selects ) {
			select.value = '';
			select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		}
		removeMessage( true );
		bus.emit( 'announce_reset' );
		bus.emit( 'reset_data' );
		bus.emit( 'reset_focus' );
	};
	const handleChange = () => {
		setVariationId( '' );
		bus.emit( 'clear_reset_announcement' );
		removeMessage();
		if ( variations ) {
			bus.emit( VARIATION_EVENTS.choiceChanged );
		}
		bus.emit( 'check_variations' );
		bus.emit( VARIATION_EVENTS.changed );
	};

	for ( const select of selects ) {
		// Add-ons change choices with jQuery, whose events the DOM doesn't see.
		getEventBus( select ).on( [ 'change' ], handleChange, signal );
	}
	if ( resetLink ) {
		// Add-ons press the link with jQuery, too.
		getEventBus( resetLink ).on( [ 'click' ], reset, signal );
	}
	resetLink?.addEventListener( 'click', ( event ) => event.preventDefault(), {
		signal,
	} );
	button?.addEventListener(
		'click',
		( event ) => {
			if ( ! button.classList.contains( 'disabled' ) ) {
				return;
			}
			event.preventDefault();
			if ( button.classList.contains( VARIATION_CLASSES.unavailable ) ) {
				showMessage( params.i18n_unavailable_text );
			} else {
				showMessage( params.i18n_make_a_selection_text, ( message ) =>
					showMissing( selects, message )
				);
			}
		},
		{ signal }
	);
	resetLink?.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === ' ' ) {
				event.preventDefault();
				reset();
			}
		},
		{ signal }
	);

	if ( place ) {
		replacePrice( form, place, signal );
	}
	if ( ! variations ) {
		// Prefetch for the first choice, which handles a failure.
		loadRequest().catch( () => {} );
	}
	bus.emit( 'check_variations' );
	isInitial = false;
	bus.emit( 'wc_variation_form', {
		$form: view.jQuery?.( form ),
		$attributeFields: view.jQuery?.( selects ),
		$singleVariation: view.jQuery?.( place ?? form ),
		variationData: variations,
		useAjax: ! variations,
	} );
	return () => request?.abort();
};
