import type { Behavior } from '@shopfront/behaviors/engine';
import { VARIATION_CLASSES, VARIATION_EVENTS } from '@shopfront/names';
import { findVariation } from './match';
import type { VariationWindow } from './params';
import { requestVariation } from './request-variation';
import { findGallery, showImage, showSlideOf } from './show-image';
import { getAttribute, showOptions } from './show-options';
import {
	isPurchasable,
	renderVariation,
	showFacts,
	showQuantity,
} from './show-variation';
import {
	readVariation,
	readVariations,
	type Attributes,
	type Variation,
} from './variation';

const MESSAGE = 'sf-variation-message';

/**
 * The form of a product with variations (docs/contract/product-pages.md 3): offers the options that the other choices
 * leave, and shows price, picture and availability of the variation that they name. Products with many variations ask
 * the server. Its events are those of the platform's script, so add-ons can follow and direct it.
 */
export const mount: Behavior[ 'mount' ] = ( form, { signal, getEventBus } ) => {
	const page = form.ownerDocument;
	const view: VariationWindow = page.defaultView ?? window;
	const params = view.wc_add_to_cart_variation_params ?? {};
	const bus = getEventBus();
	// Add-ons listen to the events of what is shown on elements around it.
	const shown = getEventBus(
		form.querySelector< HTMLElement >( '.single_variation' ) ?? form
	);
	const find = ( selector: string ) =>
		form.querySelector< HTMLElement >( selector );
	const selects = [
		...form.querySelectorAll< HTMLSelectElement >( '.variations select' ),
	];
	const button = find( '.single_add_to_cart_button' );
	let data: unknown;
	/** Reads the variations: those that an add-on has set as jQuery's data, else those of the form. */
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
		for ( const name of [
			VARIATION_CLASSES.unavailable,
			VARIATION_CLASSES.incomplete,
		] ) {
			button?.classList.toggle( name, name === reason );
		}
		button?.classList.toggle( 'disabled', reason !== '' );
		const wrap = find( '.woocommerce-variation-add-to-cart' );
		wrap?.classList.toggle(
			'woocommerce-variation-add-to-cart-enabled',
			! reason
		);
		wrap?.classList.toggle(
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
	const removeMessage = () => find( `.${ MESSAGE }` )?.remove();
	/** Shows a message below the place of the variation, and has it announced. */
	const showMessage = ( text = '', className = '' ) => {
		removeMessage();
		const message = page.createElement( 'div' );
		message.className = MESSAGE;
		message.setAttribute( 'role', 'alert' );
		const paragraph = page.createElement( 'p' );
		paragraph.className = `${ className } woocommerce-info`.trim();
		paragraph.textContent = text;
		message.append( paragraph );
		find( '.single_variation' )?.after( message );
	};
	const swapImage = ( variation: Variation | null ) => {
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
				params.i18n_no_matching_variations_text,
				VARIATION_CLASSES.noMatch
			);
		}
	};
	const askServer = async () => {
		request?.abort();
		const current = new AbortController();
		const isSilent = isInitial;
		request = current;
		form.setAttribute( 'aria-busy', 'true' );
		try {
			const variation = await requestVariation(
				view,
				form,
				getChosen(),
				current.signal
			);
			// Readable answers may still arrive after another choice.
			if ( request === current ) {
				handleMatch( variation, isSilent );
			}
		} catch {
			if ( request === current && ! signal.aborted ) {
				// The server finds the variation when the form is posted.
				bus.emit( 'reset_data' );
				setButton( '' );
			}
		}
		if ( request === current ) {
			form.removeAttribute( 'aria-busy' );
		}
	};
	const check = () => {
		const reset = find( '.reset_variations' );
		if ( reset ) {
			reset.style.visibility = selects.some( ( { value } ) => value )
				? 'visible'
				: 'hidden';
		}
		if ( variations ) {
			bus.emit( 'update_variation_values', variations );
		}
		if ( ! isComplete() ) {
			request?.abort();
			request = undefined;
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
		const place = find( '.single_variation' );
		removeMessage();
		setVariationId( variation.variation_id );
		showFacts( form, variation );
		showQuantity( form, variation );
		swapImage( variation );
		const html = renderVariation( view, variation );
		if ( place ) {
			place.innerHTML = html;
			place.style.display = html.trim() ? '' : 'none';
		}
		// After the listeners of add-ons, which may change the variation.
		view.setTimeout( () => {
			if ( ! signal.aborted && isComplete() ) {
				shown.emit(
					'show_variation',
					variation,
					isPurchasable( variation )
				);
			}
		} );
	} );
	on( [ 'show_variation' ], ( _, isAvailable ) =>
		setButton( isAvailable ? '' : VARIATION_CLASSES.unavailable )
	);
	on( [ 'hide_variation' ], () => setButton( VARIATION_CLASSES.incomplete ) );
	on( [ 'reset_data' ], () => {
		setVariationId( '' );
		showFacts( form, null );
		const place = find( '.single_variation' );
		if ( place ) {
			place.textContent = '';
			place.style.display = 'none';
		}
		bus.emit( 'reset_image' );
		shown.emit( 'hide_variation' );
	} );
	on( [ 'reset_image' ], () => swapImage( null ) );
	on( [ 'reset_focus' ], () => selects[ 0 ]?.focus() );
	on( [ 'announce_reset' ], () =>
		announceReset( params.i18n_reset_alert_text ?? '' )
	);
	on( [ 'clear_reset_announcement' ], () => announceReset( '' ) );

	const reset = () => {
		for ( const select of selects ) {
			select.value = '';
			select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		}
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
		// Through the bus, because add-ons change choices with jQuery, whose events are not of the DOM.
		getEventBus( select ).on( [ 'change' ], handleChange, signal );
	}
	const resetLink = find( '.reset_variations' );
	if ( resetLink ) {
		// Add-ons press it with jQuery, too.
		getEventBus( resetLink ).on( [ 'click' ], reset, signal );
	}
	form.addEventListener(
		'click',
		( event ) => {
			const { target } = event;
			if ( target instanceof Element && resetLink?.contains( target ) ) {
				event.preventDefault();
			}
			if (
				target instanceof Element &&
				button?.contains( target ) &&
				button.classList.contains( 'disabled' )
			) {
				event.preventDefault();
				if (
					button.classList.contains( VARIATION_CLASSES.unavailable )
				) {
					showMessage( params.i18n_unavailable_text );
				} else {
					showMessage( params.i18n_make_a_selection_text );
					selects.find( ( { value } ) => ! value )?.focus();
				}
			}
		},
		{ signal }
	);
	form.addEventListener(
		'keydown',
		( event ) => {
			const { target, key } = event;
			if (
				key === ' ' &&
				target instanceof Element &&
				target.closest( '.reset_variations' )
			) {
				event.preventDefault();
				reset();
			}
		},
		{ signal }
	);

	bus.emit( 'check_variations' );
	isInitial = false;
	bus.emit( 'wc_variation_form', {
		$form: view.jQuery?.( form ),
		$attributeFields: view.jQuery?.( selects ),
		$singleVariation: view.jQuery?.( find( '.single_variation' ) ?? form ),
		variationData: variations,
		useAjax: ! variations,
	} );
	return () => request?.abort();
};
