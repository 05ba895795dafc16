import type { ItemData, VariationAttribute } from '@shopfront/store-api';
import { htmlToText, kebabCase } from '@shopfront/text';
import { __, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import { RichText } from '../rich-text/rich-text';

export interface ProductDetailsProps {
	/** The variation, then data from add-ons. */
	details: ReadonlyArray< ItemData | VariationAttribute >;
}

interface Detail {
	name: string;
	/** HTML. */
	value: string;
	className: string | undefined;
}

// Servers and add-ons also send "1" and "true".
const isHidden = ( { hidden }: ItemData ) =>
	hidden === true || hidden === '1' || hidden === 'true';

const readDetail = ( detail: ItemData | VariationAttribute ): Detail => {
	if ( 'attribute' in detail && typeof detail.attribute === 'string' ) {
		const value = String( detail.value ?? '' ).trim();
		return {
			// A variation of "any" size has no value, and a label alone says nothing.
			name: value && detail.attribute,
			value,
			className: undefined,
		};
	}
	const { name, key, display, value, className } = detail as ItemData;
	return {
		name: name || key || '',
		value: String( display || value || '' ),
		className,
	};
};

/**
 * The product's variation, and data from add-ons. Skips hidden and empty entries; renders nothing if none are left.
 *
 * Surface: `.wc-block-components-product-details`, `__{slug of the name}`, `__name`, `__value`
 * (docs/contract/blocks.md 5).
 */
export const ProductDetails = ( { details }: ProductDetailsProps ) => {
	const shown = details
		.filter( ( detail ) => ! isHidden( detail as ItemData ) )
		.map( readDetail )
		.filter( ( { name, value } ) => name !== '' || value !== '' );
	return shown.length === 0 ? null : (
		<ul className="wc-block-components-product-details">
			{ shown.map( ( { name, value, className }, index ) => (
				<li
					key={ index }
					className={ clsx(
						name &&
							`wc-block-components-product-details__${ kebabCase(
								htmlToText( name )
							) }`,
						className
					) }
				>
					{ name && (
						<span className="wc-block-components-product-details__name">
							{ sprintf(
								/* translators: %s: what follows is the value of, as a color. */
								__( '%s:', 'shopfront' ),
								htmlToText( name )
							) }
						</span>
					) }{ ' ' }
					<RichText
						className="wc-block-components-product-details__value"
						html={ value }
					/>
				</li>
			) ) }
		</ul>
	);
};
