import { html, raw } from 'hono/html';
import type { ProductResponse } from '@shopfront/store-api';
import { attributeKey, getVariations } from '../../catalogue/repository';
import { productResponse } from '../../catalogue/product-response';
import type { Product, ProductAttribute } from '../../catalogue/types';
import { listVariations, variationData } from '../../classic/variation-data';
import type { ShopContext } from '../../context';
import { htmlToText } from '../../text';
import type { Markup } from '../layout';
import { t } from '../../texts';
import { selectOptions } from '../select-options';

/** An attribute with more options has a select only. */
const MOST_SWATCHES = 12;

/** Same markup as php-stubs/product-pages/class-swatches.php. The radio buttons belong to no form: the select is the field. */
const swatches = (
	product: Product,
	{ name, terms }: ProductAttribute,
	key: string,
	chosen: string
): Markup => {
	return html`<fieldset
		class="sf-swatches"
		role="radiogroup"
		aria-required="true"
		aria-label="${ name }"
	>
		${ terms.map(
			( term ) =>
				html`<label class="sf-swatch"
					><input
						type="radio"
						form="sf-no-form"
						name="sf_swatch_${ product.id }_${ key }"
						value="${ term.slug }"
						${ term.slug === chosen ? raw( 'checked' ) : '' }
					/>${
						// Not a style, which a quick view could not have.
						term.color
							? html`<svg
									class="sf-swatch__mark"
									viewBox="0 0 1 1"
									aria-hidden="true"
								>
									<rect
										width="1"
										height="1"
										fill="${ term.color }"
									/>
								</svg>`
							: ''
					}<span class="sf-swatch__name">${ term.name }</span></label
				>`
		) }
	</fieldset>`;
};

const attributeRow = (
	product: Product,
	attribute: ProductAttribute,
	chosen: string,
	reset: Markup | ''
): Markup => {
	const key = attributeKey( attribute );
	const name = `attribute_${ key }`;
	const hasSwatches = attribute.terms.length <= MOST_SWATCHES;
	return html`<tr>
		<th class="label"><label for="${ key }">${ attribute.name }</label></th>
		<td class="value">
			<select
				id="${ key }"
				class="${ hasSwatches ? 'sf-swatches-select' : '' }"
				name="${ name }"
				data-attribute_name="${ name }"
				data-show_option_none="yes"
				required
			>
				<option value="">${ t( 'Choose an option' ) }</option>
				${ selectOptions(
					attribute.terms.map( ( term ) => [ term.slug, term.name ] ),
					chosen
				) }</select
			>${
				hasSwatches ? swatches( product, attribute, key, chosen ) : ''
			}${ reset }
		</td>
	</tr>`;
};

/** All variations' prices, because a browser without JavaScript can't show the chosen one's. */
const priceList = ( shop: ShopContext, product: Product ): Markup => {
	const rows = getVariations( shop.database, product.id ).map(
		( variation ) => productResponse( shop, variation )
	);
	return html`<noscript>
		<details class="variation-prices">
			<summary>${ t( 'All choices and their prices' ) }</summary>
			<ul>
				${ rows.map(
					( row ) =>
						html`<li>
							<span>${ row.variation || t( 'Any' ) }</span>
							<span>${ raw( row.price_html ) }</span>
							<span
								>${ row.is_in_stock ? '' : t( 'Out of stock' ) }</span
							>
						</li>`
				) }
			</ul>
		</details>
	</noscript>`;
};

/** For showing a variation. Scripts of add-ons may replace these templates. */
export const variationTemplates = (): Markup =>
	html`<script type="text/template" id="tmpl-variation-template">
			<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>
			<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>
			<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>
		</script>
		<script type="text/template" id="tmpl-unavailable-variation-template">
			<p role="alert">${ t( 'Sorry, this product is unavailable. Please choose a different combination.' ) }</p>
		</script>`;

/** Characters in a line on a phone. */
const LINE_LENGTH = 44;

/** Lines of the longest description and availability of a variation, at most 3. */
const countLines = ( shop: ShopContext, product: Product ): number => {
	const lengths = getVariations( shop.database, product.id ).map(
		( variation ) => {
			const data = variationData( shop, product, variation );
			return htmlToText(
				data.variation_description + data.availability_html
			).length;
		}
	);
	return Math.min( 3, Math.ceil( Math.max( 0, ...lengths ) / LINE_LENGTH ) );
};

/** See docs/contract/product-pages.md 3. `query` preselects choices: `attribute_pa_size=small`. */
export const variationChoices = (
	shop: ShopContext,
	product: Product,
	query: Record< string, string >,
	buttons: Markup
): Markup => {
	const attributes = product.attributes.filter(
		( { hasVariations } ) => hasVariations
	);
	const chosen = ( attribute: ProductAttribute ) =>
		query[ `attribute_${ attributeKey( attribute ) }` ] ??
		attribute.terms.find( ( { isDefault } ) => isDefault )?.slug ??
		'';
	const reset = html`<a
		class="reset_variations"
		href="/product/${ product.slug }/"
		aria-label="${ t( 'Clear options' ) }"
		>${ t( 'Clear' ) }</a
	>`;
	return html`<table class="variations" role="presentation">
			<tbody>
				${ attributes.map( ( attribute, index ) =>
					attributeRow(
						product,
						attribute,
						chosen( attribute ),
						index === attributes.length - 1 ? reset : ''
					)
				) }
			</tbody>
		</table>
		<div
			class="reset_variations_alert screen-reader-text"
			role="alert"
			aria-live="polite"
			aria-relevant="all"
		></div>
		${ priceList( shop, product ) }
		<div
			class="single_variation_wrap"
			data-lines="${ countLines( shop, product ) }"
		>
			<div
				class="woocommerce-variation single_variation"
				role="alert"
				aria-relevant="additions"
			></div>
			<div
				class="woocommerce-variation-add-to-cart variations_button add-form__row"
			>
				${ buttons }
				<input
					type="hidden"
					name="product_id"
					value="${ product.id }"
				/>
				<input
					type="hidden"
					name="variation_id"
					class="variation_id"
					value="0"
				/>
			</div>
		</div>`;
};

/** Nothing for products without variations. */
export const variationAttributes = (
	shop: ShopContext,
	product: Product,
	{ type }: Pick< ProductResponse, 'type' >
): Markup | '' =>
	type === 'variable'
		? html`data-product_id="${ product.id }"
			data-product_variations="${ JSON.stringify( listVariations( shop, product ) ) }"`
		: '';
