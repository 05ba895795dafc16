import clsx from 'clsx';
import type { PaymentMethodIcon as Icon } from './common-icons';

const BLOCK = 'wc-block-components-payment-method-icon';

export interface PaymentMethodIconProps {
	icon: Icon;
}

/**
 * Shows the name of a card or bank without an image.
 *
 * Surface: `.wc-block-components-payment-method-icon`, `--{id}` (docs/contract/blocks.md 5).
 */
export const PaymentMethodIcon = ( {
	icon: { id, src, alt },
}: PaymentMethodIconProps ) => {
	const className = clsx( BLOCK, `${ BLOCK }--${ id }` );
	return src ? (
		<img
			className={ className }
			src={ src }
			alt={ alt }
			width={ 38 }
			height={ 24 }
			loading="lazy"
			decoding="async"
		/>
	) : (
		<span className={ className }>{ alt }</span>
	);
};
