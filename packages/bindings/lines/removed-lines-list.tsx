import { useContext } from '@wordpress/element';
import { removal } from './lazy-removal';
import { RemovedLinesContext } from './removed-lines';

/** The removed lines of an empty cart, with which the shopper can undo their removal. Nothing if there are none. */
export const RemovedLines = () => {
	const state = useContext( RemovedLinesContext );
	const Table = removal.get()?.RemovedLinesTable;
	return Table ? <Table state={ state } /> : null;
};
