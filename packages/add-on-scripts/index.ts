export { ADD_ON_REPORT_QUERY, ADD_ONS_ELEMENT_ID } from './add-ons-element';
export {
	chunksOfHandles,
	EXPECTED_LIBRARIES,
	handlesOf,
	isOffered,
	isOnDemand,
	LIBRARIES,
	type LibraryChunk,
	type LibraryHandle,
	type OnDemandHandle,
} from './handles';
export {
	readAddOns,
	type AddOn,
	type AddOnPage,
	type DeclarationProblem,
} from './read-add-ons';
