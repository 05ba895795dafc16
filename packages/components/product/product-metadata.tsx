import type { ItemData, VariationAttribute } from '@shopfront/store-api';
import { trimWords, type WordCountType } from '@shopfront/text';
import { memo } from '@wordpress/element';
import { RichText } from '../rich-text/rich-text';
import { ProductDetails } from './product-details';

/** See docs/contract/cart-and-checkout.md 9, "Limits and timings". */
export const DESCRIPTION_WORD_COUNT = 15;

export interface ProductMetadataProps {
	/** HTML; `''` for none. */
	description: string;
	variation: readonly VariationAttribute[];
	itemData: readonly ItemData[];
	/** Words by default; characters for languages without spaces. */
	wordCountType?: WordCountType;
}

/**
 * The start of the description, the variation, and data from add-ons. Memoized, so quantity changes don't render it.
 *
 * Surface: `.wc-block-components-product-metadata`, `__description` (docs/contract/blocks.md 5).
 */
export const ProductMetadata = memo( function ShownProductMetadata( {
	description,
	variation,
	itemData,
	wordCountType,
}: ProductMetadataProps ) {
	return (
		<div className="wc-block-components-product-metadata">
			{ description && (
				<RichText
					as="div"
					className="wc-block-components-product-metadata__description"
					html={ trimWords(
						description,
						DESCRIPTION_WORD_COUNT,
						wordCountType
					) }
				/>
			) }
			<ProductDetails details={ [ ...variation, ...itemData ] } />
		</div>
	);
} );
