import { aliyunHeaders, aliyunQuery } from './aliyun-signature.ts';

describe('the signature of a call to Alibaba Cloud', () => {
  it('is the one that its documents work out for RunInstances', () => {
    const headers = aliyunHeaders(
      {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        action: 'RunInstances',
        version: '2014-05-26',
        parameters: {
          RegionId: 'cn-shanghai',
          ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
        },
        date: '2023-10-26T10:22:32Z',
        nonce: '3156853299f313e23d1673dc12e1703d',
      },
      { keyId: 'YourAccessKeyId', keySecret: 'YourAccessKeySecret' },
    );
    expect(headers['authorization']).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
        'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
        'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  it('covers the query sorted by name, with everything reserved escaped', () => {
    expect(aliyunQuery({ b: '{"code":"0042"}', a: "投 *!'()~" })).toBe(
      'a=%E6%8A%95%20%2A%21%27%28%29~&b=%7B%22code%22%3A%220042%22%7D',
    );
  });
});
