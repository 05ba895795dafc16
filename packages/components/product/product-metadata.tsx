import type { ItemData, VariationAttribute } from '@shopfront/store-api';
import { trimWords, type WordCountType } from '@shopfront/text';
import { memo } from '@wordpress/element';
import { RichText } from '../rich-text/rich-text';
import { ProductDetails } from './product-details';

/** Words of a description that are shown in a line (docs/contract/cart-and-checkout.md 9, "Limits and timings"). */
export const DESCRIPTION_WORD_COUNT = 15;

export interface ProductMetadataProps {
	/** HTML; `''` for none. */
	description: string;
	variation: readonly VariationAttribute[];
	itemData: readonly ItemData[];
	/** What is counted; words unless the site's language has none between spaces. */
	wordCountType?: WordCountType;
}

/**
 * What a line is, beyond its name: a few words of its description, the variation, what add-ons say. It stays as it is
 * when the quantity of the line changes.
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
