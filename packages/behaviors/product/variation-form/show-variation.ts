import { readPageTemplate } from '@shopfront/host';
import { decodeEntities } from '@shopfront/text';
import { setOverOriginal } from './originals';
import { renderTemplate } from './render-template';
import type { VariationWindow } from './params';
import type { Variation } from './variation';

/** WordPress's global, for templates with logic. */
interface TemplateGlobals {
	wp?: { template?: ( name: string ) => ( data: object ) => string };
}

export const renderVariation = (
	view: VariationWindow,
	variation: Variation
): string => {
	const name = variation.variation_is_visible
		? 'variation-template'
		: 'unavailable-variation-template';
	const template = readPageTemplate( view.document, name );
	const { wp }: TemplateGlobals = view as object;
	return template.includes( '<#' ) && wp?.template
		? wp.template( name )( { variation } )
		: renderTemplate( template, { variation } );
};

/** Shows a variation's SKU, weight and dimensions; without a variation, the product's. */
export const showFacts = (
	form: HTMLElement,
	variation: Variation | null
): void => {
	const page = form.ownerDocument;
	const product: ParentNode = form.closest( '.product' ) ?? page;
	setOverOriginal(
		product.querySelector( '.product_meta .sku' ),
		'',
		variation?.sku
	);
	for ( const fact of [ 'weight', 'dimensions' ] ) {
		setOverOriginal(
			product.querySelector(
				`.product_${ fact },.woocommerce-product-attributes-item--${ fact } .woocommerce-product-attributes-item__value`
			),
			'',
			variation &&
				decodeEntities( String( variation[ `${ fact }_html` ] ?? '' ) )
		);
	}
};

export const showQuantity = (
	form: HTMLElement,
	variation: Variation
): void => {
	const input = form.querySelector< HTMLInputElement >(
		'.single_variation_wrap input.qty'
	);
	if ( ! input ) {
		return;
	}
	const isSingle = variation.is_sold_individually === 'yes';
	const min = isSingle ? 1 : Number( variation.min_qty ) || 0;
	const max = isSingle ? Infinity : Number( variation.max_qty ) || Infinity;
	input.min = String( min );
	input.max = Number.isFinite( max ) ? String( max ) : '';
	// Counts as intent: the lazy stepper loads and shows a reached limit.
	input.dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
	const value = isSingle
		? 1
		: Math.min( Math.max( Number( input.value ) || min, min ), max );
	if ( String( value ) !== input.value ) {
		input.value = String( value );
		input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
	const quantity = input.closest< HTMLElement >( '.quantity' );
	if ( quantity ) {
		quantity.hidden = isSingle;
		// `hidden` isn't enough: themes set their own `display`.
		quantity.style.display = isSingle ? 'none' : '';
	}
};
