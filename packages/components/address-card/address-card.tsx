import { forwardRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

const BLOCK = 'wc-block-components-address-card';

export interface AddressCardProps {
	/** `''` if there is none. */
	name: string;
	lines: readonly string[];
	/** The last line, from left to right in every language; `''` if there is none. */
	phone?: string;
	/** Such as "Edit shipping address". */
	editLabel: string;
	/** Id of the form that replaces the card. */
	controls?: string;
	onEdit: () => void;
}

/**
 * Shows a known address with an edit button. Each line has its own text direction, independent of the page's. The ref
 * points to the button.
 *
 * Surface: `.wc-block-components-address-card`, `__address-section` (`--primary` for the name, `--secondary` for the
 * rest), `__edit` (docs/contract/blocks.md 5).
 */
export const AddressCard = forwardRef< HTMLButtonElement, AddressCardProps >(
	function ForwardedAddressCard(
		{ name, lines, phone = '', editLabel, controls, onEdit },
		ref
	) {
		return (
			<div className={ BLOCK }>
				<address>
					{ name && (
						<span
							className={ `${ BLOCK }__address-section ${ BLOCK }__address-section--primary` }
						>
							<bdi>{ name }</bdi>
						</span>
					) }
					<span
						className={ `${ BLOCK }__address-section ${ BLOCK }__address-section--secondary` }
					>
						{ lines.map( ( line, index ) => (
							<span key={ index }>
								<bdi>{ line }</bdi>
							</span>
						) ) }
						{ phone && (
							<span>
								<bdi dir="ltr">{ phone }</bdi>
							</span>
						) }
					</span>
				</address>
				<button
					ref={ ref }
					type="button"
					className={ `${ BLOCK }__edit` }
					aria-label={ editLabel }
					aria-controls={ controls }
					aria-expanded={ false }
					onClick={ onEdit }
				>
					{ __( 'Edit', 'woocommerce' ) }
				</button>
			</div>
		);
	}
);
