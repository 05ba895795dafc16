import { compareMinor, type Currency } from '@shopfront/money';
import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { FormattedMonetaryAmount } from '../formatted-monetary-amount/formatted-monetary-amount';
import { PriceFormat } from '../formatted-monetary-amount/price-format';
import { ProductBadge } from './product-badge';

export interface SaleBadgeProps {
	/** The saving in minor units. Renders nothing unless it's positive. */
	saleAmount: string;
	currency: Currency;
	/** Text around the amount, with `<price/>` as placeholder. */
	format?: string;
}

/** See docs/contract/cart-and-checkout.md 9, "Money and totals". Surface: `.wc-block-components-sale-badge`. */
export const SaleBadge = ( {
	saleAmount,
	currency,
	format,
}: SaleBadgeProps ) =>
	compareMinor( saleAmount, '0' ) > 0 ? (
		<ProductBadge className="wc-block-components-sale-badge">
			{ createInterpolateElement(
				sprintf(
					/* translators: %s: how much less than the regular price. */
					__( 'Save %s', 'woocommerce' ),
					'<price/>'
				),
				{
					price: (
						<PriceFormat format={ format }>
							<FormattedMonetaryAmount
								value={ saleAmount }
								currency={ currency }
							/>
						</PriceFormat>
					),
				}
			) }
		</ProductBadge>
	) : null;
