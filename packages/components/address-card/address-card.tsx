import { forwardRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

const BLOCK = 'wc-block-components-address-card';

export interface AddressCardProps {
	/** Who the goods or the bill go to; `''` for nobody by name. */
	name: string;
	/** The rest, line by line. */
	lines: readonly string[];
	/** What the button is called aloud, as "Edit shipping address". */
	editLabel: string;
	/** Id of what takes the place of the card. */
	controls?: string;
	onEdit: () => void;
}

/**
 * An address that is known already, and the way to change it. Each line is read in its own direction, whatever that of
 * the page is. The ref is that of the button.
 *
 * Surface: `.wc-block-components-address-card`, `__address-section` (`--primary` for the name, `--secondary` for the
 * rest), `__edit` (docs/contract/blocks.md 5).
 */
export const AddressCard = forwardRef< HTMLButtonElement, AddressCardProps >(
	function ForwardedAddressCard(
		{ name, lines, editLabel, controls, onEdit },
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
