import { __, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import { Icon, SHAPES } from '../icon/icon';
import { Spinner } from '../spinner/spinner';
import { Chip, type ChipProps } from './chip';

export interface RemovableChipProps extends Omit< ChipProps, 'children' > {
	/** The button's name. Defaults to `Remove "%s"`. */
	ariaLabel?: string;
	/** Disables the button during the removal; it keeps the focus. */
	disabled?: boolean;
	onRemove: () => void;
}

/** Surface: `.wc-block-components-chip.is-removable`, `__remove`, `__remove-icon` (docs/contract/globals.md 5). */
export const RemovableChip = ( {
	ariaLabel,
	disabled = false,
	onRemove,
	text,
	className,
	...chipProps
}: RemovableChipProps ) => (
	<Chip
		{ ...chipProps }
		text={ text }
		className={ clsx( className, 'is-removable' ) }
	>
		<button
			type="button"
			className="wc-block-components-chip__remove"
			aria-label={
				ariaLabel ??
				sprintf(
					/* translators: %s: text of the label that is removed. */
					__( 'Remove "%s"', 'woocommerce' ),
					text
				)
			}
			aria-disabled={ disabled || undefined }
			aria-busy={ disabled || undefined }
			onClick={ disabled ? undefined : onRemove }
		>
			{ disabled ? (
				<Spinner />
			) : (
				<Icon
					shape={ SHAPES.close }
					className="wc-block-components-chip__remove-icon"
				/>
			) }
		</button>
	</Chip>
);
