import { useContext } from '@wordpress/element';
import { removal } from './lazy-removal';
import { RemovedLinesContext } from './removed-lines';

export const RemovedLines = () => {
	const state = useContext( RemovedLinesContext );
	const Table = removal.get()?.RemovedLinesTable;
	return Table ? <Table state={ state } /> : null;
};
