import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

const BLOCK = 'sf-error-summary';

/** One thing that is wrong, and where. */
export interface ErrorSummaryEntry {
	/** Under which it is kept. */
	id: string;
	/** Id of the field; `''` for what has none on the page. */
	elementId: string;
	/** What is wrong, in words. */
	message: string;
	/** The part of the form that the field stands in, as "Billing address"; `''` for none. */
	section: string;
}

export interface ErrorSummaryProps {
	/** In the order of the page; without any nothing is shown. */
	entries: readonly ErrorSummaryEntry[];
	/** An entry was followed: its field is to have the focus. */
	onFollow: ( elementId: string ) => void;
}

/**
 * All that keeps a form from being sent, each with the way to its field. It says nothing by itself: its owner tells
 * once that it is there.
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
									// The field, not only its place: a jump alone leaves the keyboard behind.
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
