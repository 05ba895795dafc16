import { FoldedSection } from '@shopfront/components';
import {
	createPortal,
	useEffect,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import type { RefObject } from 'react';
import { useBlockApp } from '../../app/block-app';
import { createSectionFolds, type SectionFolds } from './section-folds';

export interface FoldedSectionsProps {
	formRef: RefObject< HTMLElement >;
}

const Lines = ( { folds }: { folds: SectionFolds } ) =>
	useSyncExternalStore( folds.subscribe, folds.get ).map(
		( { id, title, lines, place } ) =>
			createPortal(
				<FoldedSection
					title={ title }
					lines={ lines }
					controls={ id }
					onEdit={ () => folds.open( id ) }
				/>,
				place,
				id
			)
	);

/**
 * Shows each finished step as one line, with a button that opens it. Renders below the steps, except in large
 * windows.
 */
export const FoldedSections = ( { formRef }: FoldedSectionsProps ) => {
	const app = useBlockApp();
	const [ folds, setFolds ] = useState< SectionFolds | null >( null );
	useEffect( () => {
		const form = formRef.current?.closest< HTMLElement >(
			'.wc-block-checkout__form'
		);
		if ( form ) {
			const created = createSectionFolds( app, form );
			setFolds( created );
			return created.start();
		}
	}, [ app, formRef ] );
	return folds && <Lines folds={ folds } />;
};
