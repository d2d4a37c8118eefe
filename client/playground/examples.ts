/** A request to begin with. */
export interface Example {
  name: string;
  query: string;
  variables: string;
}

const note = '# Ctrl+Enter runs, Ctrl+Space completes.\n';

export const examples: readonly [Example, ...Example[]] = [
  {
    name: 'The public page',
    query: `${note}query PublicPage {
  hero { title subtitle description badge }
  aboutCards { title description }
  experiences { position company duration technologyList achievementList }
  projects { title shortDescription category technologyList liveUrl githubUrl }
  stats { value suffix label }
  testimonials { name position message }
  contactInfos { type value label }
  sectionTitles { sectionName title mainTitle description }
}
`,
    variables: '',
  },
  {
    name: 'One project',
    query: `query OneProject($id: Int!) {
  project(id: $id) { title description category technologyList updatedAt }
}
`,
    variables: '{ "id": 1 }',
  },
  {
    name: 'Sign in',
    query: `# The token goes into the headers: {"Authorization": "Bearer …"}
mutation SignIn($username: String!, $password: String!) {
  login(username: $username, password: $password) { accessToken }
}
`,
    variables: '{ "username": "admin", "password": "" }',
  },
  {
    name: 'Create an award (owner)',
    query: `mutation CreateAward($input: AwardInput!) {
  createAward(input: $input) { id title organization year icon isActive }
}
`,
    variables: `{
  "input": {
    "title": "Presidential Medal of Freedom",
    "organization": "United States",
    "year": "2016",
    "isActive": false
  }
}`,
  },
  {
    name: 'Read the inbox (owner)',
    query: `query Inbox($limit: Int!, $offset: Int!) {
  contactMessages(limit: $limit, offset: $offset) {
    total
    unread
    messages { id name email message createdAt isRead }
  }
}
`,
    variables: '{ "limit": 10, "offset": 0 }',
  },
  {
    name: 'Listen to changes',
    query: `# Answers come as somebody saves. Stop ends it.
subscription Changes {
  contentUpdated { section revision timestamp }
}
`,
    variables: '',
  },
];
