import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { distinctIcons, type PaymentMethodIcon as Icon } from './common-icons';
import { PaymentMethodIcon } from './payment-method-icon';

const BLOCK = 'wc-block-components-payment-method-icons';

export interface PaymentMethodIconsProps {
	/** Only the first icon of each id is shown. */
	icons: readonly Icon[];
	align?: 'left' | 'center' | 'right';
	className?: string;
}

/**
 * Renders nothing without icons.
 *
 * Surface: `.wc-block-components-payment-method-icons` (`--align-left`, `--align-right`),
 * `.wc-block-components-payment-method-icon`, `--{id}` (docs/contract/blocks.md 5).
 */
export const PaymentMethodIcons = ( {
	icons,
	align = 'left',
	className,
}: PaymentMethodIconsProps ) => {
	const shown = distinctIcons( icons );
	return shown.length === 0 ? null : (
		<ul
			className={ clsx(
				BLOCK,
				`${ BLOCK }--align-${ align }`,
				className
			) }
			aria-label={ __( 'Accepted payment methods', 'shopfront' ) }
		>
			{ shown.map( ( icon ) => (
				<li key={ icon.id }>
					<PaymentMethodIcon icon={ icon } />
				</li>
			) ) }
		</ul>
	);
};
