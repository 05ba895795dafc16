import type { Currency } from '@shopfront/money';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FormattedMonetaryAmount } from '../formatted-monetary-amount/formatted-monetary-amount';
import { PriceFormat } from '../formatted-monetary-amount/price-format';
import { PendingValue } from '../pending-value/pending-value';

export interface TotalsItemProps {
	className?: string;
	label: ReactNode;
	/** Minor units as a string, or content that replaces the amount. */
	value: string | { content: ReactNode };
	currency: Currency;
	/** Text around an amount, with `<price/>` as placeholder. */
	format?: string;
	amountClassName?: string;
	description?: ReactNode;
	isPending?: boolean;
}

/**
 * Surface: `.wc-block-components-totals-item`, `__label`, `__value`, `__description` (docs/contract/globals.md 5).
 */
export const TotalsItem = ( {
	className,
	label,
	value,
	currency,
	format,
	amountClassName,
	description,
	isPending = false,
}: TotalsItemProps ) => (
	<div className={ clsx( 'wc-block-components-totals-item', className ) }>
		<span className="wc-block-components-totals-item__label">
			{ label }
		</span>
		<div className="wc-block-components-totals-item__value">
			<PendingValue isPending={ isPending }>
				{ typeof value === 'string' ? (
					<PriceFormat format={ format }>
						<FormattedMonetaryAmount
							className={ amountClassName }
							value={ value }
							currency={ currency }
						/>
					</PriceFormat>
				) : (
					value.content
				) }
			</PendingValue>
		</div>
		{ description && (
			<div className="wc-block-components-totals-item__description">
				{ description }
			</div>
		) }
	</div>
);
