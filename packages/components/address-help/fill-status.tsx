import { __ } from '@wordpress/i18n';
import { Button } from '../button/button';

export interface FillStatusProps {
	/** Filled-in values, or a hint; `''` keeps the space empty. */
	message: string;
	/** Restores the earlier values. Without it, there's no button. */
	onUndo?: () => void;
	/** A list to choose from, instead of the message. */
	choice?: {
		label: string;
		placeholder: string;
		options: readonly string[];
		/** -1 for none. */
		chosen: number;
		onChoose: ( index: number ) => void;
	};
}

/**
 * Tells the shopper below a field which values we filled in, with Undo. Keeps the height of its controls from the
 * start, so a late answer moves nothing.
 *
 * Surface: `.sf-fill-status`, `__choice`.
 */
export const FillStatus = ( { message, onUndo, choice }: FillStatusProps ) => (
	<div className="sf-fill-status">
		{ choice ? (
			<select
				className="sf-fill-status__choice"
				aria-label={ choice.label }
				value={ choice.chosen }
				onChange={ ( { target } ) =>
					choice.onChoose( Number( target.value ) )
				}
			>
				<option value={ -1 } disabled>
					{ choice.placeholder }
				</option>
				{ choice.options.map( ( name, index ) => (
					<option key={ name } value={ index }>
						{ name }
					</option>
				) ) }
			</select>
		) : (
			<span>{ message }</span>
		) }
		{ onUndo && (
			<Button variant="link" onClick={ onUndo }>
				{ __( 'Undo', 'woocommerce' ) }
			</Button>
		) }
	</div>
);
