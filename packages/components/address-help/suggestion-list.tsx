import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { RichText } from '../rich-text/rich-text';

/** `matches` are the parts of the label that match the typed text. */
export interface ListedSuggestion {
	id: string;
	label: string;
	matches: readonly { offset: number; length: number }[];
}

export interface SuggestionListProps {
	id: string;
	suggestions: readonly ListedSuggestion[];
	/** -1 for none. */
	active: number;
	/** Shown below the list; `''` for none. */
	brandingHtml: string;
	onActive: ( index: number ) => void;
	onSelect: ( index: number ) => void;
}

/** For `aria-activedescendant`. */
export const suggestionId = ( listId: string, index: number ): string =>
	`${ listId }-${ index }`;

/** Emphasizes the matching parts. Ignores parts that overlap an earlier one. */
const highlight = ( { label, matches }: ListedSuggestion ): ReactNode[] => {
	const parts: ReactNode[] = [];
	let end = 0;
	for ( const { offset, length } of [ ...matches ].sort(
		( a, b ) => a.offset - b.offset
	) ) {
		if ( offset >= end && offset < label.length ) {
			parts.push(
				label.slice( end, offset ),
				<b key={ offset }>{ label.slice( offset, offset + length ) }</b>
			);
			end = offset + length;
		}
	}
	return [ ...parts, label.slice( end ) ];
};

/**
 * The list of a combobox. It overlays the fields below.
 *
 * Surface: `.sf-suggestions`, `__list`, `__option` (`.is-active`), `__branding`.
 */
export const SuggestionList = ( {
	id,
	suggestions,
	active,
	brandingHtml,
	onActive,
	onSelect,
}: SuggestionListProps ) => (
	<div className="sf-suggestions">
		<ul
			id={ id }
			className="sf-suggestions__list"
			role="listbox"
			aria-label={ __( 'Suggested addresses', 'shopfront' ) }
		>
			{ suggestions.map( ( suggestion, index ) => (
				// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- The field handles keys (ARIA, "Combobox").
				<li
					key={ suggestion.id }
					id={ suggestionId( id, index ) }
					role="option"
					aria-selected={ index === active }
					className={ clsx( 'sf-suggestions__option', {
						'is-active': index === active,
					} ) }
					onMouseMove={ () => onActive( index ) }
					// Keeps the focus in the field.
					onMouseDown={ ( event ) => event.preventDefault() }
					onClick={ () => onSelect( index ) }
				>
					<bdi>{ highlight( suggestion ) }</bdi>
				</li>
			) ) }
		</ul>
		{ brandingHtml && (
			<RichText
				as="div"
				className="sf-suggestions__branding"
				html={ brandingHtml }
			/>
		) }
	</div>
);
