export { mount as mountBackground } from './background';
export { mount as mountDialog } from './dialog';
export { parseVideoLink } from './parse-video-link';
export { mount } from './video';
