import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

const BLOCK = 'sf-error-summary';

/** One thing that is wrong, and where. */
export interface ErrorSummaryEntry {
	/** Id of the field. */
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
					'shopfront'
				) }
			</p>
			<ul>
				{ entries.map( ( { elementId, message, section } ) => (
					<li key={ elementId }>
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
					</li>
				) ) }
			</ul>
		</section>
	) : null;
};
