import { __, sprintf } from '@wordpress/i18n';

const BLOCK = 'sf-folded-section';

export interface FoldedSectionProps {
	/** Such as "Contact information". */
	title: string;
	lines: readonly string[];
	controls: string;
	onEdit: () => void;
}

/**
 * Shows a finished section of a form as one line with an edit button, like an address card. Each part has its own
 * text direction, independent of the page's.
 *
 * Surface: `.sf-folded-section`, `__lines`, `.wc-block-components-address-card__edit`.
 */
export const FoldedSection = ( {
	title,
	lines,
	controls,
	onEdit,
}: FoldedSectionProps ) => (
	<div className={ BLOCK }>
		<span className={ `${ BLOCK }__lines` }>
			{ lines.map( ( line, index ) => (
				<span key={ index }>
					<bdi>{ line }</bdi>
				</span>
			) ) }
		</span>
		<button
			type="button"
			className="wc-block-components-address-card__edit"
			aria-label={ sprintf(
				/* translators: %s: title of a section of the checkout, such as "Contact information". */
				__( 'Edit: %s', 'shopfront' ),
				title
			) }
			aria-controls={ controls }
			aria-expanded={ false }
			onClick={ onEdit }
		>
			{ __( 'Edit', 'woocommerce' ) }
		</button>
	</div>
);
