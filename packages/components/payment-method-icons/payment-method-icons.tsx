import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import type { PaymentMethodIcon } from './common-icons';

const BLOCK = 'wc-block-components-payment-method-icon';

export interface PaymentMethodIconsProps {
	/** Of each id the first is shown. */
	icons: readonly PaymentMethodIcon[];
	align?: 'left' | 'right';
}

/**
 * What can be paid with, in pictures whose names are read out; nothing without any.
 *
 * Surface: `.wc-block-components-payment-method-icons` (`--align-left`, `--align-right`),
 * `.wc-block-components-payment-method-icon`, `--{id}` (contract/blocks.md 5).
 */
export const PaymentMethodIcons = ( {
	icons,
	align = 'left',
}: PaymentMethodIconsProps ) => {
	const ids = icons.map( ( { id } ) => id );
	const shown = icons.filter(
		( { id }, index ) => ids.indexOf( id ) === index
	);
	return shown.length === 0 ? null : (
		<ul
			className={ `${ BLOCK }s ${ BLOCK }s--align-${ align }` }
			aria-label={ __( 'Accepted payment methods', 'shopfront' ) }
		>
			{ shown.map( ( { id, src, alt } ) => (
				<li key={ id }>
					{ src ? (
						<img
							className={ clsx( BLOCK, `${ BLOCK }--${ id }` ) }
							src={ src }
							alt={ alt }
							width={ 38 }
							height={ 24 }
							loading="lazy"
							decoding="async"
						/>
					) : (
						<span
							className={ clsx( BLOCK, `${ BLOCK }--${ id }` ) }
						>
							{ alt }
						</span>
					) }
				</li>
			) ) }
		</ul>
	);
};
