import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

const BLOCK = 'sf-error-summary';

export interface ErrorSummaryEntry {
	id: string;
	/** Id of the field's element; `''` if it isn't on the page. */
	elementId: string;
	message: string;
	/** The field's section of the form, such as "Billing address"; `''` for none. */
	section: string;
}

export interface ErrorSummaryProps {
	/** In page order. Renders nothing if empty. */
	entries: readonly ErrorSummaryEntry[];
	onFollow: ( elementId: string ) => void;
}

/**
 * Lists all errors that prevent submitting a form, each with a link to its field. Not a live region: announce it once
 * yourself.
 *
 * Surface: `.sf-error-summary`, `__title`, `__section`.
 */
export const ErrorSummary = ( { entries, onFollow }: ErrorSummaryProps ) => {
	const titleId = useId();
	return entries.length ? (
		<section className={ BLOCK } aria-labelledby={ titleId }>
			<p id={ titleId } className={ `${ BLOCK }__title` }>
				{ __(
					'Please fix the following errors before continuing',
					'woocommerce'
				) }
			</p>
			<ul>
				{ entries.map( ( { id, elementId, message, section } ) => (
					<li key={ id }>
						{ elementId ? (
							<a
								href={ `#${ elementId }` }
								onClick={ ( event ) => {
									// Following the fragment alone only scrolls to the field.
									event.preventDefault();
									onFollow( elementId );
								} }
							>
								{ section && (
									<span className={ `${ BLOCK }__section` }>
										{ section }
									</span>
								) }{ ' ' }
								{ message }
							</a>
						) : (
							message
						) }
					</li>
				) ) }
			</ul>
		</section>
	) : null;
};
