import { compareMinor, type Currency } from '@shopfront/money';
import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { FormattedMonetaryAmount } from '../formatted-monetary-amount/formatted-monetary-amount';
import { ProductBadge } from './product-badge';

export interface SaleBadgeProps {
	/** What is saved, in minor units. Nothing is shown unless it is more than zero. */
	saleAmount: string;
	currency: Currency;
}

/** 'Save %s' (specification 9, Money and totals). Surface: `.wc-block-components-sale-badge`. */
export const SaleBadge = ( { saleAmount, currency }: SaleBadgeProps ) =>
	compareMinor( saleAmount, '0' ) > 0 ? (
		<ProductBadge className="wc-block-components-sale-badge">
			{ createInterpolateElement(
				sprintf(
					/* translators: %s: how much less than the regular price. */
					__( 'Save %s', 'shopfront' ),
					'<price/>'
				),
				{
					price: (
						<FormattedMonetaryAmount
							value={ saleAmount }
							currency={ currency }
						/>
					),
				}
			) }
		</ProductBadge>
	) : null;
