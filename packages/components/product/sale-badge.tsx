import { compareMinor, type Currency } from '@shopfront/money';
import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { FormattedMonetaryAmount } from '../formatted-monetary-amount/formatted-monetary-amount';
import { PriceFormat } from '../formatted-monetary-amount/price-format';
import { ProductBadge } from './product-badge';

export interface SaleBadgeProps {
	/** What is saved, in minor units. Nothing is shown unless it is more than zero. */
	saleAmount: string;
	currency: Currency;
	/** Words around the amount, with `<price/>` where that goes. */
	format?: string;
}

/** 'Save %s' (docs/contract/cart-and-checkout.md 9, "Money and totals"). Surface: `.wc-block-components-sale-badge`. */
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
