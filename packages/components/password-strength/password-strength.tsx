import { __, sprintf } from '@wordpress/i18n';
import type { PasswordLevel } from './password-level';

const BLOCK = 'wc-block-components-password-strength';

export interface PasswordStrengthProps {
	id: string;
	level: PasswordLevel;
	/** Number of characters. With 0, shows no text. */
	length: number;
}

const nameOf = ( level: PasswordLevel ): string =>
	[
		__( 'Too weak', 'woocommerce' ),
		__( 'Weak', 'woocommerce' ),
		__( 'Medium', 'woocommerce' ),
		__( 'Strong', 'woocommerce' ),
		__( 'Very strong', 'woocommerce' ),
	][ level ] ?? '';

/**
 * A meter and text. Reserves its space before input.
 *
 * Surface: `.wc-block-components-password-strength` (`.sf-password-strength--{level}`), `__meter`, `__result`
 * (docs/contract/blocks.md 5).
 */
export const PasswordStrength = ( {
	id,
	level,
	length,
}: PasswordStrengthProps ) => {
	const isShown = length > 0;
	return (
		<div className={ `${ BLOCK } sf-password-strength--${ level }` }>
			<meter
				className={ `${ BLOCK }__meter` }
				aria-label={ __( 'Password strength', 'woocommerce' ) }
				min={ 0 }
				max={ 4 }
				value={ isShown ? level : 0 }
			/>
			<div id={ id } className={ `${ BLOCK }__result` }>
				{ isShown && (
					<span aria-hidden="true">{ nameOf( level ) }</span>
				) }
				<span className="screen-reader-text" aria-live="polite">
					{ isShown &&
						sprintf(
							/* translators: %1$s: how strong a password is, as "Medium"; %2$d: how many characters it has. */
							__(
								'Password strength: %1$s (%2$d characters long)',
								'woocommerce'
							),
							nameOf( level ),
							length
						) }
				</span>
			</div>
		</div>
	);
};
